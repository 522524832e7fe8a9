import * as faceApi from "@vladmandic/face-api/dist/face-api.esm.js";
import weightsUrl from "@vladmandic/face-api/model/tiny_face_detector_model.bin?url";
import manifestUrl from "@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json?url";

const { tf, nets } = faceApi;

/** Sure enough that a warning would be wrong; the picture is looked at this large (px). */
const detector = new faceApi.TinyFaceDetectorOptions({ inputSize: 224, scoreThreshold: 0.3 });

type Entry = Parameters<typeof tf.io.decodeWeights>[1][number];

const listIn = (json: unknown): unknown[] => (Array.isArray(json) ? json : []);

/** The library's own file: what it says of a weight is for the library to read. */
function isEntry(json: unknown): json is Entry {
  return typeof json === "object" && json !== null && "name" in json && "shape" in json && "dtype" in json;
}

async function load(): Promise<void> {
  if (nets.tinyFaceDetector.isLoaded) return;
  const [manifest, packed] = await Promise.all([fetch(manifestUrl), fetch(weightsUrl)]);
  const [entry] = listIn(await manifest.json());
  const weights = typeof entry === "object" && entry !== null && "weights" in entry ? entry.weights : [];
  nets.tinyFaceDetector.loadFromWeightMap(
    tf.io.decodeWeights(await packed.arrayBuffer(), listIn(weights).filter(isEntry)),
  );
}

/** True when the picture shows a face. It is looked at in the browser and sent nowhere. */
export async function showsFace(picture: HTMLImageElement): Promise<boolean> {
  await load();
  return (await faceApi.detectSingleFace(picture, detector)) !== undefined;
}

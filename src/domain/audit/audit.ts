export { type Look, looks } from "./look.ts";
export {
  byCommand,
  type DoneBy,
  isTrailAction,
  settingsThings,
  type TrailAction,
  type TrailActor,
  type TrailEntry,
  type TrailThingKind,
  trailActions,
  trailActorKinds,
  trailThingKinds,
} from "./trail.ts";

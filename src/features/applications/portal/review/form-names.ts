/** Names of the review's fields. */
export const formNames = {
  dataTruth: "dataTruth",
  dataUse: "dataUse",
  /** "My resume is still right", where it is older than six months. */
  confirm: "confirm",
  /** Version of the resume that the person looked at. */
  version: "version",
  /** What is applied to, and beside each the media code of its activity link. */
  vacancy: "vacancy",
  media: "media",
} as const;

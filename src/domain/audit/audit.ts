export { type Look, looks } from "./look.ts";
export {
  byCommand,
  type DoneBy,
  isTrailAction,
  type NewTrailEntry,
  settingsThings,
  type TrailAction,
  type TrailActor,
  type TrailEntry,
  type TrailThingKind,
  trailActions,
  trailActorKinds,
  trailThingKinds,
} from "./trail.ts";

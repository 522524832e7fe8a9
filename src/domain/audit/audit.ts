export { type Look, looks } from "./look.ts";
export {
  byCommand,
  type DoneBy,
  isTrailAction,
  type NewTrailEntry,
  type TrailAction,
  type TrailActor,
  type TrailEntry,
  type TrailThingKind,
  trailActions,
} from "./trail.ts";

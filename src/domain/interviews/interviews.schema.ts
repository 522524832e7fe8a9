export {
  type GivenResult,
  type SendStarAnswer,
  type SendStarRequest,
  type StarData,
  type StarDataAnswer,
  type StarRequest,
  sendStarAnswer,
  sendStarRequest,
  starAnswer,
  starRequest,
} from "./star.schema.ts";

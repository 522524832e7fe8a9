export { across, email, line, listId, maybe, month, pastYear, phone, ticked, version } from "./fields.schema.ts";
export { birthDate, type Profile, profileSchema } from "./profile.schema.ts";
export {
  type OwnProfileAnswer,
  ownProfileAnswer,
  type ProfileAnswer,
  type ProfileContent,
  type ProfileData,
  profileAnswer,
  profileContent,
  profileData,
} from "./profile-answer.schema.ts";
export { type UpdateProfileRequest, updateProfileFields, updateProfileRequest } from "./save/update-profile.schema.ts";

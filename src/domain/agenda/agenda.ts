export { daysOf, isOneDay, momentText, shortWhenText, whenText } from "./card/event-when.ts";
export {
  lastPage,
  pageSize,
  placesLeft,
  registrationAt,
  registrations,
  statusAt,
  statuses,
  type Tab,
  tabs,
} from "./event.ts";
export { agendaPath, calendarPath, eventPath, parseAgenda, roomPath } from "./event-path.ts";

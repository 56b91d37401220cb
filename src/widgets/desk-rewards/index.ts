export { DeskAttendance } from './ui/desk-attendance';
export { DeskQuests } from './ui/desk-quests';
export { DeskTournaments } from './ui/desk-tournaments';

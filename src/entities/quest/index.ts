export {
  groupQuests,
  isReached,
  type Quest,
  sumQuests,
} from './lib/quest';
export { claiming, quests } from './model';
export { QuestRows } from './ui/quest-rows';

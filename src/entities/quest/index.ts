export {
  groupQuests,
  isReached,
  type Quest,
  sumQuests,
} from './lib/quest';
export { $minute, claiming, quests } from './model';
export { QuestRows } from './ui/quest-rows';

export { makeQuest, makeQuests, questsNow } from './lib/sample-quests';

export { MinigameStrip } from './ui/minigame-strip';

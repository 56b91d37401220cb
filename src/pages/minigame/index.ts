export { minigameLobbyPage, minigamePage } from './page';

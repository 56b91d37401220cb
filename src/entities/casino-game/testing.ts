export {
  lobbyNow,
  makeCasinoGame,
  makeCasinoProvider,
  makeCasinoRound,
  makeLobby,
} from './lib/sample-lobby';

export {
  BoardGate,
  boardRequested,
  RoundSlipGate,
  roundSlipRequested,
  SlipGate,
  slipRequested,
} from './model';

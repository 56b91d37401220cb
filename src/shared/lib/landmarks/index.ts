export { BoardGate, boardRequested, SlipGate, slipRequested } from './model';

export { betAccepted, betPlaced, betRefused } from './model/result';

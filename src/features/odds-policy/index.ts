export { OddsPolicyLine } from './ui/odds-policy-line';

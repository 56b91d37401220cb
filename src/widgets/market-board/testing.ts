export { board, scope, states } from './ui/sample-states';

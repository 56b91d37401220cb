export { $request, decided, decisionRequested, requestChosen, requestLeft } from './model';
export { DecisionBar } from './ui/decision-bar';

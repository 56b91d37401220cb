export { pickLabel, marketLabel, selectionLabel } from '../lib/labels';
export { gameTitle, roundTitle } from '../lib/names';
export { resultText } from '../lib/result-text';
export { ResultMarks } from '../ui/result-marks';

export { RulePage } from './ui/rule-page';

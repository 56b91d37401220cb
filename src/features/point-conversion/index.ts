import './events';

export type { PointTerms } from './api';
export { moneyChangeDialog, pointChangeDialog } from './dialogs';
export { mostPoints } from './lib/rules';
export { conversionClosed, conversionOpened, converted, terms as pointTerms } from './model';
export { ConversionRules } from './ui/conversion-rules';

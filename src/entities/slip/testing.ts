export { REFUSAL_CODES } from './lib/rules';
export { makeEntry, makeLegs, makePick } from './lib/sample-picks';
export { $betSetting, betSettingQuery } from './model/terms';
export { $legOffers } from './model/offers';

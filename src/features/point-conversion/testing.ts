export { makeConversion, makePointTerms } from './lib/sample-terms';

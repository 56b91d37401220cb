export { OfferStrip } from './ui/offer-strip';

// The door for the model of a page: the model without its view, which is evaluated after both.
import './model/list';

export { boardEntered, boardLeft, searchRequested, searchGiven } from './model/address';
export { $fixture } from './model/search';

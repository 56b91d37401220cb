export { {{camel}}Query } from './api';

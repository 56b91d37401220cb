export { DialogHost } from './ui/dialog-host';

export { DeskAddresses } from './ui/desk-addresses';

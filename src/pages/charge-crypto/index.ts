export { chargeCryptoPage } from './page';

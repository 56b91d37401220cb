export { exchangeCryptoPage } from './page';

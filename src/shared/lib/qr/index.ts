export { qrPicture } from './qr-picture';
export { type QrSquares, qrSquares } from './qr-squares';

import { qrSquares } from './qr-squares';

/** Pixels of one square: whole ones, so that no edge is grey. */
const SCALE = 16;

/** Draws the QR code of a text as a PNG, dark on white as cameras read it. */
export async function qrPicture(text: string): Promise<Blob> {
  const { dark, size } = qrSquares(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser draws no pictures');
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#0d1214';
  for (const { x, y } of dark) brush.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('this browser makes no picture of a drawing'));
    }, 'image/png');
  });
}

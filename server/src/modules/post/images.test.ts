import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const DAY = 24 * 60 * 60_000;
const TYPE = 'application/octet-stream';

const site = stagedAndChecked(() => buildTestApp());
let token: string;
let keys = 0;

beforeAll(async () => {
  token = await site.login('member01');
});

async function upload(payload: Buffer | string, as = token) {
  const headers = { 'content-type': TYPE, 'x-auth-token': as };
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/board/image',
    headers,
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function fetched(url: string) {
  const { statusCode, headers, rawPayload } = await site.app.inject({ url });
  return { status: statusCode, headers, file: rawPayload };
}

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#396' } });
const png = () => picture().png().toBuffer();

/** A PNG without a picture that says it has so many pixels. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR', 0, 'latin1');
  header.writeUInt32BE(side, 4);
  header.writeUInt32BE(side, 8);
  header.set([8, 2, 0, 0, 0], 12);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(13);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), length, header, sum]);
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const HTML = '<html><script>alert(1)</script></html>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

const REFUSED: readonly (readonly [string, () => Promise<Buffer | string> | Buffer | string])[] = [
  [
    'a PNG that is cut off',
    async () =>
      (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
  ],
  [
    'a JPEG that is cut off',
    async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 700),
  ],
  [
    'the header of a PNG before HTML',
    async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(HTML)]),
  ],
  ['HTML before a PNG', async () => Buffer.concat([Buffer.from(HTML), await png()])],
  ['HTML', () => HTML],
  ['an SVG', () => SVG],
  ['an SVG with a declaration', () => `<?xml version="1.0"?>${SVG}`],
  ['a packed SVG', () => gzipSync(SVG)],
  ['a GIF', () => GIF],
  ['a GIF with the header of a PNG', () => Buffer.concat([Buffer.from('\x89PNG', 'latin1'), GIF])],
  ['an AVIF', () => picture().avif().toBuffer()],
  ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a TIFF', () => picture().tiff().toBuffer()],
  ['a PDF', () => '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'],
  ['a PostScript', () => '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9'],
  ['a ZIP', () => Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64')],
  ['a packed PNG', async () => gzipSync(await png())],
  ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
  ['an icon', () => Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0])],
  [
    'a script of ImageMagick',
    () =>
      'push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "https://evil.example"\npop graphic-context',
  ],
  ['a path', () => '/etc/passwd'],
  ['zeros', () => Buffer.alloc(1_000)],
  ['one byte', () => Buffer.from([0xff])],
  ['more than 40 million pixels', () => hugePng(60_000)],
  [
    '41 million pixels that are all there',
    () => picture(6_500, 6_500).png({ compressionLevel: 9 }).toBuffer(),
  ],
  [
    'a PNG whose sum is wrong',
    async () => {
      const file = await png();
      file.writeUInt32BE(7, file.length - 24);
      return file;
    },
  ],
];

describe('an upload', () => {
  it.each(REFUSED)('that is %s is refused', async (_, make) => {
    expect(await upload(await make())).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: [{ path: 'body' }] },
    });
  });

  it.each([
    ['JPEG', () => picture().jpeg().toBuffer()],
    ['PNG', png],
    ['WebP', () => picture().webp().toBuffer()],
    // What follows the picture is left behind.
    [
      'JPEG with HTML behind it',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(HTML)]),
    ],
  ])('of a %s is kept as WebP, read by everybody and never changed', async (_, make) => {
    const { status, body } = await upload(await make());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      width: 40,
      height: 20,
      url: `/file/download/post/${body.id}.webp`,
    });
    const { headers, file } = await fetched(body.url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(file.length).toBe(body.bytes);
    expect(file.includes('alert')).toBe(false);
    expect((await sharp(file).metadata()).format).toBe('webp');
  });

  it('loses its metadata, stands upright and is made smaller', async () => {
    const file = await picture(2_000, 1_000)
      .withExif({
        IFD0: { Make: 'Geheim' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).orientation).toBe(6);
    const { body } = await upload(file);
    expect(body).toMatchObject({ width: 800, height: 1_600 });
    const kept = await sharp((await fetched(body.url)).file).metadata();
    expect([kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual(Array(4).fill(undefined));
  });

  it('of an animation keeps its first frame', async () => {
    const shots = ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const frames = await sharp(await Promise.all(shots), { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(3);
    const { body } = await upload(frames);
    expect(body).toMatchObject({ width: 30, height: 20 });
  });

  it('is no more than 2 MiB, and not empty', async () => {
    expect((await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload('')).body.code).toBe('VALIDATION');
    const { body } = await site.call('POST', '/board/image', { token, body: {} });
    expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each([
    `${'a'.repeat(24)}.webp`,
    'x.webp',
    '..%2f..%2fdb.webp',
    `${'a'.repeat(24)}.webp.part`,
    '',
  ])('is nowhere else: /file/download/post/%s', async (name) => {
    const { status, headers } = await fetched(`/file/download/post/${name}`);
    expect([status, headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

describe('an image of a post', () => {
  async function write(images: readonly { url: string }[], path = '/board/free', as = token) {
    const contents = `<p>사진 글입니다.</p>${images.map(({ url }) => `<img src="${url}">`).join('')}`;
    keys += 1;
    await site.advanceTo(site.clock.now() + 60_000);
    return site.call(path === '/board/free' ? 'POST' : 'PUT', path, {
      token: as,
      headers: { 'idempotency-key': `image-key-${keys}` },
      body: { title: '사진', contents, betId: null },
    });
  }
  const uploaded = async () => (await upload(await png())).body;
  const isThere = async ({ url }: { url: string }) => (await fetched(url)).status === 200;

  it('is the member’s own, and one of five', async () => {
    const images = [];
    for (let n = 0; n < 6; n += 1) images.push(await uploaded());
    const other = await write(images.slice(0, 1), '/board/free', await site.login('member02'));
    const refused = { code: 'VALIDATION', errors: [{ path: 'body.contents' }] };
    expect(other.body).toMatchObject(refused);
    expect((await write(images)).body).toMatchObject(refused);
    expect((await write(images.slice(0, 5))).status).toBe(201);
  });

  it('goes a day after no post shows it, and with its post', async () => {
    token = await site.login('member01');
    const [kept, dropped, never] = [await uploaded(), await uploaded(), await uploaded()];
    const { body: first } = await write([kept, dropped]);
    const { body: second } = await write([kept]);
    const { body: page } = await site.call('GET', '/board/free?filter=image', { token });
    expect(page.data).toMatchObject([{ id: second.id, hasImage: true }, { id: first.id }, {}]);
    await write([kept], `/board/post/${first.id}`);
    await site.advanceTo(site.clock.now() + DAY - 5 * 60_000);
    expect([await isThere(kept), await isThere(dropped), await isThere(never)]).toEqual([
      true,
      true,
      true,
    ]);
    await site.advanceTo(site.clock.now() + DAY);
    expect([await isThere(kept), await isThere(dropped), await isThere(never)]).toEqual([
      true,
      false,
      false,
    ]);
    token = await site.login('member01');
    await site.call('DELETE', `/board/post/${first.id}`, { token });
    await site.advanceTo(site.clock.now() + 1);
    expect(await isThere(kept)).toBe(true);
    await site.call('DELETE', `/board/post/${second.id}`, { token });
    await site.advanceTo(site.clock.now() + 1);
    expect(await isThere(kept)).toBe(false);
  });

  it('that no post shows is one of twenty', async () => {
    const images = [];
    for (let n = 0; n < 22; n += 1) {
      images.push(await uploaded());
      await site.advanceTo(site.clock.now() + 1);
    }
    expect(await Promise.all(images.map(isThere))).toEqual([false, false, ...Array(20).fill(true)]);
  });
});

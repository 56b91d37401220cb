import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** The bytes of a body that many callers get, each encoding made once and when it is first asked for. */
export interface SharedBytes {
  in(encoding: Encoding): Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A body that its handler lets go of is forgotten with its bytes. */
export function createSharedBytes(): {
  get(body: object): SharedBytes | undefined;
  make(body: object): SharedBytes;
} {
  const byBody = new WeakMap<object, SharedBytes>();
  return {
    get: (body) => byBody.get(body),
    make(body) {
      const text = Buffer.from(JSON.stringify(body));
      const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
      const bytes: SharedBytes = {
        in(encoding) {
          if (encoding === 'br') made.br ??= brotli(text, BROTLI);
          else if (encoding === 'gzip') made.gzip ??= zip(text);
          return made[encoding] ?? Promise.resolve(text);
        },
      };
      byBody.set(body, bytes);
      return bytes;
    },
  };
}

/** Returns the best encoding that an Accept-Encoding header takes. */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '').split(',').flatMap((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      return parameters.some((part) => /^q=0(\.0*)?$/.test(part)) ? [] : [name];
    }),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

import { afterEach, expect, it, vi } from 'vitest';
import { readEnv } from './env';

afterEach(() => void vi.unstubAllEnvs());

function pageWith(name: string, content: string): Pick<Document, 'querySelector'> {
  const querySelector = (selector: string) =>
    selector === `meta[name="hanpan:${name}"]` ? { content } : null;
  return { querySelector } as unknown as Document;
}

it('calls the own origin by default', () => {
  expect(readEnv(undefined)).toMatchObject({ apiBase: '/api', fileBase: '/file/download' });
});

it('takes the bases of the build, and above them those of the page', () => {
  vi.stubEnv('PUBLIC_API_BASE', 'https://api.example.kr/v1');
  vi.stubEnv('PUBLIC_FILE_BASE', 'https://files.example.kr');
  const expected = { apiBase: 'https://api.example.kr/v1', fileBase: 'https://files.example.kr' };
  expect(readEnv(undefined)).toMatchObject(expected);
  const page = pageWith('api-base', '/backend/api');
  expect(readEnv(page)).toMatchObject({ ...expected, apiBase: '/backend/api' });
});

it.each(['/api/', 'api', 'javascript:alert(1)', '//evil.example', 'https://', '/a b', '/api?x=1'])(
  'refuses the base %s',
  (base) => {
    expect(() => readEnv(pageWith('api-base', base))).toThrow('no path or address');
  },
);

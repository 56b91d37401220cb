import stream from '#contract/asyncapi.json' with { type: 'json' };
import type { StaticDocumentSpec } from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ContractDocument } from './contract/document.ts';

type Specified = StaticDocumentSpec['document'];

const DOCUMENT = '/api/openapi.json';
const STREAM = '/api/asyncapi.json';
const PAGES = '/api/docs';

/** The pages are not Fastify's; their names of headers are dark grey on black in dark mode. */
const CSS = `
.swagger-ui .topbar .link { display: none }
.dark-mode .swagger-ui table.headers td { color: inherit }
`;

/** A server that has the pages alone; loads what draws them. */
async function createPages(document: ContractDocument): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const pages = Fastify({ exposeHeadRoutes: false });
  await pages.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as Specified },
  });
  await pages.register(swaggerUi, {
    routePrefix: PAGES,
    theme: { title: '한판 API', css: [{ filename: 'hanpan.css', content: CSS }] },
    uiConfig: { filter: true, tryItOutEnabled: true },
  });
  await pages.ready();
  return pages;
}

/**
 * Serves the contract for people: its two documents, and pages to read and try it. They are no operations: the contract does
 * not describe where it is published, another server need not have them, and they answer under maintenance as well.
 * Nothing of it is loaded before it is first asked for, so that a start does not wait.
 */
export function serveDocs(app: FastifyInstance, document: ContractDocument): void {
  let loaded: Promise<FastifyInstance> | undefined;
  const pages = (): Promise<FastifyInstance> => (loaded ??= createPages(document));

  for (const [url, published] of [
    [DOCUMENT, document],
    [STREAM, stream],
  ] as const) {
    let text: string | undefined;
    app.get(url, (_, reply) => {
      text ??= JSON.stringify(published);
      return reply.type('application/json; charset=utf-8').send(text);
    });
  }
  for (const url of [PAGES, `${PAGES}/*`]) {
    app.get(url, async (request, reply) => {
      // Called inside, so that the answer goes out with this server's own headers and limits.
      const { statusCode, headers, rawPayload } = await (await pages()).inject({
        method: 'GET',
        url: request.url,
      });
      if (statusCode >= 400) return reply.callNotFound();
      const { 'content-type': type, location } = headers;
      if (location) reply.header('location', location);
      return reply.code(statusCode).type(String(type)).send(rawPayload);
    });
  }
  app.addHook('onClose', async () => (await loaded)?.close());
}

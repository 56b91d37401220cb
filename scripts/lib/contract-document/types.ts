export type Json = Record<string, unknown>;

/** The bundled contract as far as the generators look into it. */
export interface ContractJson extends Json {
  paths: Record<string, Json>;
  components: Record<string, Record<string, Json>>;
}

export interface OperationJson extends Json {
  operationId: string;
  security?: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
  'x-problems': string[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Lists the operations with their path and method (lower case), in the order of the document. */
export function operationsOf(document: Pick<ContractJson, 'paths'>) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as OperationJson | undefined;
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );
}

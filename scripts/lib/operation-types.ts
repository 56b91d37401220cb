/**
 * What all sides need to type a call by its operation, as TypeScript for the end of the generated types: client, server and
 * mock import nothing of each other.
 */
export const OPERATION_TYPES = `
export type OperationId = keyof operations;

/** What a body or an answer holds, whatever its media type; undefined where it has no content. */
export type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : undefined;

type PartOf<O extends OperationId, K extends 'path' | 'query' | 'header'> =
    NonNullable<operations[O]['parameters'][K]> extends infer X
        ? [X] extends [never] ? Record<never, never> : X
        : never;

/** A named shape of the contract. */
export type Dto<Name extends keyof components['schemas']> = components['schemas'][Name];

type Done = 200 | 201 | 202;

/** What an operation answers where it succeeds; undefined where it answers nothing. */
export type AnswerOf<O extends OperationId> = {
    [S in keyof operations[O]['responses'] & Done]: ContentOf<operations[O]['responses'][S]>;
}[keyof operations[O]['responses'] & Done];

export type BodyOf<O extends OperationId> = [NonNullable<operations[O]['requestBody']>] extends [never]
    ? undefined
    : ContentOf<NonNullable<operations[O]['requestBody']>>;

/** A request that the contract has accepted. Header names are spelled as in the contract. */
export interface RequestOf<O extends OperationId> {
    params: PartOf<O, 'path'>;
    query: PartOf<O, 'query'>;
    headers: PartOf<O, 'header'>;
    body: BodyOf<O>;
}
`;

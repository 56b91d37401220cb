import type { Answers } from './types.ts';

export const deskAnswers: Answers = {
  getDeskQueues: ({ world }) => world.desk,
  getDeskRequests: ({ params, example }) => ({
    ...example,
    data: example.data.filter(({ kind }) => kind === params.kind),
  }),
};

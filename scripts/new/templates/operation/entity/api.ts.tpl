import { isGet{{Name}}Answer } from '#contract/checks.gen.ts';
import { createApiQuery, request } from '@/shared/api';

export const {{camel}}Query = createApiQuery((api) =>
  request(api.GET('{{path}}'), isGet{{Name}}Answer),
);

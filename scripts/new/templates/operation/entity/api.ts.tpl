import { createApiQuery, isGet{{Name}}Answer, request } from '@/shared/api';

export const {{camel}}Query = createApiQuery((api) =>
  request(api.GET('{{path}}'), isGet{{Name}}Answer),
);

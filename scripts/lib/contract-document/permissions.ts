import { type Access, mayCall, ROLES } from '../../../rules/roles.ts';
import { type ContractJson, operationsOf } from './types.ts';

const HEAD = `# Who may call what

Written by \`npm run api:gen\` from \`x-access\` of the contract and \`rules/roles.ts\`; \`server/test/access.test.ts\` calls every
operation as each kind of caller. An account of type 1 with role 10 is an admin, one of type 2 a manager. Managers approve and
answer; they change no settings, ledger or staff. What a manager may not do within an operation that staff may call (taking an
approved deposit back) is in the [table of transitions](../openapi/README.md#what-may-become-of-a-request) of its request.
`;

/** The document of every operation × role, in Markdown. */
export function permissionsDocument(bundled: Pick<ContractJson, 'paths'>): string {
  const rows = operationsOf(bundled).map(({ path, method, operation }) => {
    const access = operation['x-access'] as Access;
    const marks = ROLES.map((role) => (mayCall(role, access) ? 'yes' : '–'));
    return [`\`${operation.operationId}\``, `${method.toUpperCase()} ${path}`, ...marks];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['operation', 'call', ...ROLES];
  return `${HEAD}\n${[head, head.map(() => '---'), ...rows].map(line).join('\n')}\n`;
}

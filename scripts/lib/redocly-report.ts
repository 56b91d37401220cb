interface Report {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

/**
 * Reads what Redocly found out of its output in JSON, one line a problem, warnings included. Throws where it wrote no report, or
 * ended badly without a problem in it: then it has not linted.
 */
export function redoclyProblems(status: number | null, text: string): string[] {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  const report = start === -1 ? null : (JSON.parse(text.slice(start, end + 1)) as Report);
  const problems = report?.problems ?? [];
  if (!report || (status !== 0 && problems.length === 0))
    throw new Error(`redocly ended with ${status} and reported nothing: ${text}`);
  return problems.map(
    ({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''}: ${message}`,
  );
}

import { ReportButton } from '../../report/report-button.tsx';
import { say } from '../../words/say.ts';
import { Page } from '../page.tsx';

const PARAGRAPHS = ['what', 'unofficial', 'kept', 'made-of'] as const;

export function About() {
  return (
    <Page title={say('web.home.about')}>
      {PARAGRAPHS.map((name) => (
        <p key={name}>{say(`web.about.${name}`)}</p>
      ))}
      <ReportButton />
    </Page>
  );
}

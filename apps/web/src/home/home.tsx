import { linkTo } from '../route.ts';
import { say } from '../words/say.ts';

export function Home() {
  return (
    <main class="home">
      <h1>{say('web.title')}</h1>
      <p>{say('web.subtitle')}</p>
      <nav>
        <a href={linkTo('new')}>{say('web.new-campaign')}</a>
        <a href={linkTo('memory')}>{say('web.single-memory')}</a>
      </nav>
    </main>
  );
}

import { m } from "#messages";
import type { NewsType } from "../../../../domain/content/news/news.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";

const steps = {
  article: {
    title: m.news_next_article_title,
    text: m.news_next_article_text,
    button: m.news_next_article_button,
    to: "/profile-resume",
  },
  news: {
    title: m.news_next_news_title,
    text: m.news_next_news_text,
    button: m.news_next_news_button,
    to: "/lowongan",
  },
} as const;

/** After an article the resume, after news the open vacancies. */
export function NextStep({ type }: { readonly type: NewsType }) {
  const { title, text, button, to } = steps[type];
  return (
    <Card>
      <Row spread="between" gap={16}>
        <div>
          <Text as="h2" look="h4">
            {title()}
          </Text>
          <Text tone="muted">{text()}</Text>
        </div>
        <ButtonLink to={to}>{button()}</ButtonLink>
      </Row>
    </Card>
  );
}

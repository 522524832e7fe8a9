interface Answer {
  http: number;
  headers: Headers;
}

/** A busy machine may ask a client to come again; so many times it does. */
const mostTries = 6;

/** Sends, and sends again after the seconds that `Retry-After` names while the site answers that it is busy. */
export async function whenFree<Got extends Answer>(send: () => Promise<Got>): Promise<Got> {
  for (let turn = 1; ; turn++) {
    const answer = await send();
    const seconds = Number(answer.headers.get("retry-after") ?? 0);
    if (answer.http !== 503 || seconds === 0 || turn === mostTries) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

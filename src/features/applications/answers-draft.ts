/** The draft of answers to vacancies' questions; one for all vacancies that a person is about to apply to. */
export const answersDraftName = "answers";

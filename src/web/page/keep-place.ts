/**
 * Runs in the browser, from the first moment on: a form that leads back to its page (language, colours, saving) takes
 * along the place on the page, the fragment, which no server ever sees.
 */
export const placeKeeper =
  'addEventListener("submit",({target:{elements:{back:b}}})=>{b&&!b.value.includes("#")&&(b.value+=location.hash)},!0);';

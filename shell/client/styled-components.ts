/**
 * What the shell shares with remotes under the name `styled-components`: all that a stylesheet needs. Themes are custom properties here
 * and server rendering is the server's, so the rest of the package would be weight. `whole` is an alias of the build.
 */
export { createGlobalStyle, css, keyframes, styled } from 'styled-components-whole';

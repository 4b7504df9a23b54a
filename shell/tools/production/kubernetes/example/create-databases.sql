-- The first start of the official image runs this file. The passwords come from its environment.
\getenv messages MESSAGES_PASSWORD
\getenv composition COMPOSITION_PASSWORD
CREATE ROLE messages LOGIN PASSWORD :'messages';
CREATE DATABASE messages OWNER messages;
CREATE ROLE composition LOGIN PASSWORD :'composition';
CREATE DATABASE composition OWNER composition;

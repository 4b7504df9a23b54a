import { Link, Prose } from '@site/shell-contract';

export function Messages() {
  return (
    <Prose>
      <p>
        The <Link to="/contact">contact form</Link> asks for your name, your e-mail address, a subject and a message. When you send it, these four
        are stored in our database with the time at which they arrived, and can be passed on to us by e-mail. We use them to read and answer what
        you wrote. We do not add you to a mailing list or hand your message to anyone else, except to the providers that run our servers and our
        e-mail.
      </p>
      <p>
        To keep the form from being flooded, we also note from which network address a message was accepted and when. This note is used only to
        count messages and is of no use to us after a day. It is not stored with your message.
      </p>
      <p>We keep messages for as long as we need them to deal with the matter. Ask us, and we delete yours sooner.</p>
    </Prose>
  );
}
